/** The hills behind every page: scenery, hidden from readers. */

export function Scene() {
  return (
    <svg class="scene" viewBox="0 0 1440 560" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 150C220 60 420 90 640 150S1160 210 1440 70V560H0Z" fill="var(--hill1)" />
      <path d="M0 270C260 190 520 300 780 250S1240 160 1440 240V560H0Z" fill="var(--hill2)" />
      <path d="M0 400C300 320 560 400 840 380S1280 330 1440 380V560H0Z" fill="var(--hill3)" />
    </svg>
  );
}
