import { questions as chronicleQuestions } from '#games/chronicle/question-generator';
import { quiz as chronicleQuiz } from '#games/chronicle/quiz.tsx';
import { questions } from '#games/jekyll-vs-hyde/question-generator';
import { quiz } from '#games/jekyll-vs-hyde/quiz.tsx';
import { questions as switchQuestions } from '#games/switch/question-generator';
import { quiz as switchQuiz } from '#games/switch/quiz.tsx';
import { keepsQuizContract } from './quiz-contract.ts';
import { toyQuestions } from './toy/exercises.ts';
import { toyQuiz } from './toy/quiz.tsx';

/** Every game that asks about itself, and the toy game. Run once a language, as faces are. */

keepsQuizContract({ quiz, questions });
keepsQuizContract({ quiz: switchQuiz, questions: switchQuestions });
keepsQuizContract({ quiz: chronicleQuiz, questions: chronicleQuestions });
keepsQuizContract({ quiz: toyQuiz, questions: toyQuestions });
