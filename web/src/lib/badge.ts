/** How many games wait for me, on the icon of the page where it was installed. */
export function showBadge(waiting: number): void {
  const shown = waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  void shown?.catch(() => undefined);
}
