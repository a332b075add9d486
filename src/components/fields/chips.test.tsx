import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

// Without layout, nothing has a width: each chip is as wide as its letters, and rows as wide as the test says.
let width = 0;
const looks: (() => void)[] = [];
beforeEach(() => {
  // Nor are sizes observed: they are reported once the names are there.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: { target: Element }[]) => void) {
        looks.push(() => tell([...this.observed].map((target) => ({ target }))));
      }
      private readonly observed = new Set<Element>();
      observe = (target: Element) => void this.observed.add(target);
      unobserve = (target: Element) => void this.observed.delete(target);
      disconnect = () => this.observed.clear();
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, this.matches('[data-chip]') ? (this.textContent ?? '').length * 10 + 0.4 : width);
  });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  testHarness.records['user/offers'] = [
    { id: 1, version: 1, title: 'Summer', status: 'active', accessType: 1, categories: [], tags: [1, 2, 3, 4, 5, 6] },
  ];
  testHarness.records['user/tags'] = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta'].map((title, place) => ({
    id: place + 1,
    title,
  }));
});
afterEach(() => vi.restoreAllMocks());

const shown = () =>
  within(screen.getByRole('main'))
    .getAllByText(/^(Alpha|Beta|Gamma|Delta)$/)
    .flatMap((one) => {
      const chip = one.closest<HTMLElement>('[data-chip]');
      return chip?.style.visibility === 'hidden' ? [] : [one.textContent];
    });
const list = '/offers/all?orderBy=id:desc&limit=25&offset=0';

test.each([
  [60, ['Alpha'], '+5'],
  [150, ['Alpha', 'Beta'], '+4'],
  [400, ['Alpha', 'Beta', 'Gamma', 'Delta'], '+2'],
])('in %i pixels as many tags show as find room, whole', async (pixels, tags, more) => {
  width = pixels;
  await open(list);
  await screen.findByText('Delta');
  act(() => looks.forEach((look) => look()));
  await waitFor(() => expect(shown()).toEqual(tags));
  expect(screen.getByRole('button', { name: `${more}: show all` }).textContent).toBe(more);
});

test('the number opens all of them by keyboard, and not the record', async () => {
  width = 60;
  const user = await open(list);
  await screen.findByText('Delta');
  act(() => looks.forEach((look) => look()));
  (await screen.findByRole('button', { name: '+5: show all' })).focus();
  await user.keyboard('{Enter}');
  const all = await screen.findByRole('dialog');
  await within(all).findByText('Zeta');
  await user.click(within(all).getByText('Beta'));
  expect(address()).toContain('/offers/all');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
