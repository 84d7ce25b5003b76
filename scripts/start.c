/* The one thing that Python cannot do itself: call the function in a capsule, which makes a compiled module.
   Used by sheepfold/one_library.py, where all modules lie in one library. */

#include <Python.h>

static PyObject *start(PyObject *self, PyObject *capsule) {
    const char *name = PyCapsule_GetName(capsule);
    void *made = name ? PyCapsule_GetPointer(capsule, name) : NULL;
    return made ? ((PyObject *(*)(void))made)() : NULL;
}

static PyMethodDef methods[] = {{"start", start, METH_O, NULL}, {NULL}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "sheepfold__start", .m_size = -1, .m_methods = methods};

PyMODINIT_FUNC PyInit_sheepfold__start(void) { return PyModule_Create(&module); }
