/** Scrolls no further than it takes until a stage is in the window, its table last where not all of it fits. */
export function bringStageIntoView(stage: Element): void {
  for (const part of ['.stage-controls', '.stage-table'])
    stage.querySelector(part)?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
}
