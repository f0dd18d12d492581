import { NARRATIONS, setNarration, narration } from '../widgets/announcement-level-setting.ts';

/** Lets a list of the ways to be read to show the one that holds, and change it. */
export function connectAnnouncementLevelSelect(choice: HTMLSelectElement): void {
  choice.value = narration();
  choice.addEventListener('change', () => {
    setNarration(NARRATIONS.find((how) => how === choice.value) ?? 'all');
  });
}
