/** What takes too long to be done between two frames of a page is a task, done in steps: some have something to tell. */
export type Work<Task, Told> = (task: Task) => Iterable<Told | undefined>;

/** What the page says to a worker: do this, or let it be. */
export type Order<Task> =
  | { readonly type: 'do'; readonly id: number; readonly task: Task }
  | { readonly type: 'stop'; readonly id: number };

/** What the page is told; null once the task is done. */
export interface Answer<Told> {
  readonly id: number;
  readonly told: Told | null;
}
