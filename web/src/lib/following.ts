/** A list that scrolls keeps in sight what is current in it, and moves nothing around itself. */
export function following(box: HTMLElement): () => void {
  const look = (): void => {
    const current = box.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!current) return;
    const { top, bottom } = box.getBoundingClientRect();
    if (current.top < top || current.bottom > bottom) box.scrollTop += (current.top + current.bottom - top - bottom) / 2;
  };
  const changes = new MutationObserver(look);
  changes.observe(box, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
  look();
  return () => changes.disconnect();
}
