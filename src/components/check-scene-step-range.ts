/** Refuses (throws) a step that the scene of a lesson does not reach. */
export function checkStep(
  name: string,
  { moves }: { readonly moves: readonly unknown[] },
  step: number,
): void {
  if (step < 0 || step > moves.length) {
    throw new Error(`The scene ${name} has ${moves.length} moves; it cannot show step ${step}`);
  }
}
