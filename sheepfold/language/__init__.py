"""Where messages become sentences: the catalogues in three languages, and those who read them aloud."""

from sheepfold.language.catalogue import LANGUAGES, Catalogue, usual_language
from sheepfold.language.speaker import Speaker, english

__all__ = ["LANGUAGES", "Catalogue", "Speaker", "english", "usual_language"]
