import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { isLoadingAhead, later, loadParts } from './deferred.tsx';

interface PanelProps {
  isOpen: boolean;
}

const Panel = ({ isOpen }: PanelProps) => {
  const [opened] = useState(isOpen);
  return <p>{`${isOpen ? 'open' : 'closed'}, begun ${opened ? 'open' : 'closed'}`}</p>;
};
const found = () => screen.queryByText(/begun/)?.textContent;

test('a part comes when it is first needed, and stays from then on', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Panel }));
  const Later = later<PanelProps>(load, ({ isOpen }) => isOpen);
  const { rerender } = render(<Later isOpen={false} />);
  expect([found(), load.mock.calls.length]).toEqual([undefined, 0]);
  rerender(<Later isOpen />);
  expect(await screen.findByText('open, begun open')).toBeTruthy();
  rerender(<Later isOpen={false} />);
  expect(found()).toBe('closed, begun open');
});

test('one that was loaded ahead is drawn at once', async () => {
  const Later = later<PanelProps>(() => Promise.resolve({ default: Panel }));
  const loading = loadParts();
  expect(isLoadingAhead()).toBe(true);
  await loading;
  expect(isLoadingAhead()).toBe(false);
  render(<Later isOpen />);
  expect(found()).toBe('open, begun open');
});

test('one that does not come leaves the page as it is, and is asked for again when it is needed', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Panel }));
  load.mockRejectedValueOnce(new Error('No such file'));
  const Later = later<PanelProps>(load, ({ isOpen }) => isOpen);
  await loadParts();
  const { rerender } = render(
    <>
      <Later isOpen={false} />
      <h1>Offers</h1>
    </>,
  );
  rerender(
    <>
      <Later isOpen />
      <h1>Offers</h1>
    </>,
  );
  expect(await screen.findByText('open, begun open')).toBeTruthy();

  const Missing = later<PanelProps>(() => Promise.reject(new Error('No such file')));
  rerender(
    <>
      <Missing isOpen />
      <h1>Offers</h1>
    </>,
  );
  await waitFor(() => expect(found()).toBeUndefined());
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeTruthy();
});

test('one that did not come when it was needed is asked for again the next time', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Panel }));
  load.mockRejectedValueOnce(new Error('No such file'));
  const Later = later<PanelProps>(load, ({ isOpen }) => isOpen);
  const { rerender } = render(<Later isOpen />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  rerender(<Later isOpen={false} />);
  expect(found()).toBeUndefined();
  rerender(<Later isOpen />);
  expect(await screen.findByText('open, begun open')).toBeTruthy();
});
