import { questions as chronicleQuestions } from '#games/chronicle/question-pool';
import { quiz as chronicleQuiz } from '#games/chronicle/quiz-adapter.tsx';
import { questions } from '#games/jekyll-vs-hyde/question-pool';
import { quiz } from '#games/jekyll-vs-hyde/quiz-adapter.tsx';
import { questions as switchQuestions } from '#games/switch/question-pool';
import { quiz as switchQuiz } from '#games/switch/quiz-adapter.tsx';
import { keepsQuizContract } from './quiz-contract.ts';
import { toyQuestions } from './toy/exercises.ts';
import { toyQuiz } from './toy/quiz-adapter.tsx';

/** Every game that asks about itself, and the toy game. Run once a language, as faces are. */

keepsQuizContract({ quiz, questions });
keepsQuizContract({ quiz: switchQuiz, questions: switchQuestions });
keepsQuizContract({ quiz: chronicleQuiz, questions: chronicleQuestions });
keepsQuizContract({ quiz: toyQuiz, questions: toyQuestions });
