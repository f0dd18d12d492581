import {
  createActor,
  type ActorScope,
  type AnyStateMachine,
  type EventFrom,
  type SnapshotFrom,
} from 'xstate';

/**
 * Surroundings for a machine that is only asked where an event leads: nothing is sent, started, stopped or logged.
 * XState's own `transition` makes an actor for each call, which takes longer than the step itself; this is made once.
 */
export function pureScope<Machine extends AnyStateMachine>(
  machine: Machine,
): ActorScope<SnapshotFrom<Machine>, EventFrom<Machine>> {
  const self = createActor(machine);
  const nothing = () => undefined;
  return {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}
