/** Puts text on the clipboard; false where the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** A school's server without a certificate is no secure address, and has no clipboard but that of the copy command. */
function copyByEvent(text: string): boolean {
  let isTaken = false;
  const take = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isTaken = true;
  };
  document.addEventListener('copy', take, { capture: true, once: true });
  try {
    return document.execCommand('copy') && isTaken;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', take, { capture: true });
  }
}
