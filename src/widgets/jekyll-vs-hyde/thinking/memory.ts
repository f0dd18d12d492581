/** What the solver's table may take, in bytes: less where the device has little. */
export function solverMemory(): number {
  // In gigabytes, where the browser says so.
  const { deviceMemory = 8 } = navigator as Navigator & { readonly deviceMemory?: number };
  return deviceMemory <= 4 ? 2 ** 24 : 2 ** 25;
}
