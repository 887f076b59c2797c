/** What has to be scrolled can be reached with the keyboard; what fits is no stop on the way. */
export function scrollable(box: HTMLElement): () => void {
  const look = (): void => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  for (const child of box.children) sizes.observe(child);
  const content = new MutationObserver(() => {
    for (const child of box.children) sizes.observe(child);
    look();
  });
  content.observe(box, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
