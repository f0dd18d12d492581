/** Puts a text on the clipboard; false where that is closed to us, or missing, as on a page that came without encryption. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
