/**
 * What the solver's table may take, in bytes. While it grows the old one is there too, half as large, and two million are
 * needed besides: 80 million in all where there is plenty, a quarter of that on a small phone. Where the browser keeps it to
 * itself it is half.
 */
export function solverMemoryLimit(): number {
  // In gigabytes; 8 stands for all that is more.
  const { deviceMemory = 4 } = navigator as Navigator & { readonly deviceMemory?: number };
  if (deviceMemory >= 8) return 52e6;
  return deviceMemory >= 4 ? 26e6 : 13e6;
}
