import { vi } from 'vitest';

const { matchMedia } = window;

/** Makes the window as narrow as a phone's, until mocks are restored. */
export const onPhone = (): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width'),
  }));
};
