import type { LessonsWords } from '../text-types/lessons.ts';
import { amount } from './lists-and-amounts.ts';

/** English. */
export const words: LessonsWords = {
  title: 'Lessons',
  lesson: (number) => `Lesson ${number}`,
  minutes: (minutes) => amount(minutes, 'minute'),
  done: (tasks) => `{done} of ${amount(tasks, 'exercise')} done`,
  list: {
    begin: 'Begin: {title}',
    goOn: 'Continue: {title}',
    done: 'Done',
    read: (tasks) => `Read, {done} of ${amount(tasks, 'exercise')} done`,
    due: 'Rules to practise again, before you forget them: {due}',
    optional: 'Optional, for arguments',
  },
  steps: {
    title: 'The steps of this lesson',
    goOn: 'Continue',
    back: 'Back',
    at: (steps) => `{at} of ${steps}`,
    asOnePage: 'Read it as one page',
    stepByStep: 'Read it step by step',
  },
  test: {
    name: 'Do you know it already?',
    intro: 'Five questions about a lesson. If all your answers are right, the lesson counts as done.',
    offer: 'Know it already? Five questions',
    title: (lesson) => `Questions about “${lesson}”`,
    question: (number, of) => `Question ${number} of ${of}`,
    toLesson: (lesson) => `To the lesson: ${lesson}`,
    again: 'Begin again',
    passed: 'All your answers were right: you know what this lesson teaches.',
    another: 'Questions about the next lesson',
  },
  end: {
    title: (number) => `The end of lesson ${number}`,
    known: 'You now know:',
    taught: 'What this lesson is about:',
    open: 'Still open, not done or not answered rightly yet:',
    next: 'Next lesson',
    ready: 'You know what it takes',
    play: 'Play a game',
    all: 'All lessons',
  },
};
