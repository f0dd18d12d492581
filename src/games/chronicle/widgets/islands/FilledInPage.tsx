export { FilledInPage as default } from '#games/chronicle/widgets/filled-in/FilledInPage.tsx';
