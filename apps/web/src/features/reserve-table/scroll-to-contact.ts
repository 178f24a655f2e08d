const dialogGoneAfterMs = 300; // spec §9

/** Scrolls to the contact section once the dialog has gone; `false` where this page has none. */
export function scrollToContact(): boolean {
  const section = document.getElementById('contact');
  if (!section) return false;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  setTimeout(() => section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' }), dialogGoneAfterMs);
  return true;
}
