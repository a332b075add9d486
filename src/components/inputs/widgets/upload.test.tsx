import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

const { upload } = vi.hoisted(() => ({ upload: vi.fn<(file: File) => Promise<string>>() }));
vi.mock('./useUpload.ts', () => ({ useUpload: () => upload }));

setUpTestHarness();

beforeEach(() => upload.mockReset());

/** Chooses a picture in the form of a new offer; the upload goes on until it is told its address. */
const choosing = async () => {
  testHarness.records = { 'user/offers': [] };
  const user = await open('/offers/create');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Fresh');
  const choose = async (name: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    upload.mockReturnValueOnce(promise);
    await user.upload(screen.getByLabelText('Image'), new File(['picture'], name));
    return (address: string) => act(async () => resolve(address));
  };
  const create = async () => {
    await user.click(screen.getByRole('button', { name: 'Create offer' }));
    await screen.findByText('Offer created');
    return changes()[0]?.body;
  };
  return { user, choose, create };
};

test('of two pictures the one that was chosen last stays, though it is uploaded first', async () => {
  const { choose, create } = await choosing();
  const finishOlder = await choose('older.png');
  const finishNewer = await choose('newer.png');
  await finishNewer('/files/newer.png');
  await finishOlder('/files/older.png');
  expect(await create()).toMatchObject({ items: [{ imageUrl: '/files/newer.png' }] });
});

test('a picture that is removed does not come back with an upload that was under way', async () => {
  const { user, choose, create } = await choosing();
  const finishFirst = await choose('first.png');
  await finishFirst('/files/first.png');
  const finishSecond = await choose('second.png');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await finishSecond('/files/second.png');
  expect(JSON.stringify(await create())).not.toContain('.png');
});
