import { describe, expect, test } from 'vitest';
import { dark, light } from './palette.ts';

const channels = (colour: string): number[] =>
  colour.startsWith('#')
    ? [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);

/** Returns a translucent colour as it appears on a background. */
const over = (colour: string, background: string): number[] => {
  const [above, below] = [channels(colour), channels(background)];
  const alpha = above[3] ?? 1;
  return [0, 1, 2].map((i) => alpha * (above[i] ?? 0) + (1 - alpha) * (below[i] ?? 0));
};

// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
const luminance = (rgb: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: readonly number[], b: readonly number[]): number => {
  const [brighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (brighter + 0.05) / (darker + 0.05);
};

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, palette) => {
  const { paper } = palette.background;
  const grounds = [palette.background.default, paper];
  const tones = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;

  test('text reads well on every ground, also under the pointer and when chosen', () => {
    for (const ground of grounds) {
      for (const text of [palette.text.primary, palette.text.secondary, ...tones.map((tone) => palette[tone].main)]) {
        expect(contrast(channels(text), channels(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const veil of [palette.action.hover, palette.action.selected]) {
        for (const text of [palette.text.primary, palette.text.secondary, palette.primary.dark]) {
          expect(contrast(channels(text), over(veil, ground)), `${text} on ${veil}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  test('buttons and notes read well', () => {
    for (const tone of tones) {
      const { main, dark: pressed, contrastText } = palette[tone];
      expect(contrast(channels(contrastText), channels(main)), `${tone} button`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(channels(contrastText), channels(pressed)), `${tone} button, pointed at`).toBeGreaterThanOrEqual(
        4.5,
      );
    }
    for (const tone of ['error', 'warning', 'success', 'info'] as const) {
      const { dark: text, light: ground } = palette[tone];
      expect(contrast(channels(text), channels(ground)), `${tone} note`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the focus ring and the frames of inputs stand out', () => {
    for (const ground of grounds) {
      for (const line of [palette.primary.main, palette.text.disabled]) {
        expect(contrast(channels(line), channels(ground)), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
