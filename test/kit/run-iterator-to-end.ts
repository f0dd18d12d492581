/** What a task that is done in steps comes to, all of them done at once. */
export function ended<Value>(steps: Iterator<unknown, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
