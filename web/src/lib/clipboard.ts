/** Put a text into the clipboard; whether it is there. At an address without HTTPS browsers know only the older way. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'hidden-visually';
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** Hand a link on: by the share sheet on a phone, else into the clipboard; whether it was put there. */
export async function handOnLink(url: string): Promise<boolean> {
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return copy(url);
  await navigator.share({ url }).catch(() => undefined);
  return false;
}
