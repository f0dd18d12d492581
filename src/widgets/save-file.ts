/** Lets the reader keep something as a file: a text, or what is already one. */
export function saveFile(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content;
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
