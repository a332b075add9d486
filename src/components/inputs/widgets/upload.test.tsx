import { File } from 'node:buffer';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

// Node's fetch sends only Node's own FormData; with jsdom's, the length sent differs from the one declared.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
beforeEach(() => void vi.stubGlobal('FormData', NodeFormData));

const held: (() => void)[] = [];
afterEach(() => {
  held.splice(0).forEach((answer) => answer());
  vi.unstubAllGlobals();
});

const choose = (name: string, bytes = 7): void => {
  const file = new File([new Uint8Array(bytes)], name, { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Image'), { target: { files: [file] } });
};

/** Selects a picture whose upload runs until the returned function is called. */
const chooseSlow = async (name: string) => {
  const { comesIn, answer } = testHarness.answerLater('POST', 'user/images', 201, { data: { url: `/files/${name}` } });
  held.push(answer);
  choose(name);
  await comesIn;
  await screen.findByRole('progressbar', { name: 'Uploading' });
  return answer;
};

/** Selects a picture and waits for it to appear. */
const chooseQuick = async (name: string) => {
  (await chooseSlow(name))();
  await showsPicture(name);
};

const picture = () => document.querySelector('form img')?.getAttribute('src') ?? 'none';
const showsPicture = (name: string) => expect.poll(picture).toContain(`/files/${name}`);
const uploading = () => screen.queryByRole('progressbar', { name: 'Uploading' });
/** Whether the browser would ask before leaving the page. */
const asksFirst = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const button = (name: string) => screen.getByRole('button', { name });

/** Opens the form of a new offer with its title typed; `create` returns the picture that the offer is created with. */
const newOffer = async () => {
  const user = await open('/offers/create');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Fresh');
  const create = async () => {
    await user.click(button('Create offer'));
    await screen.findByText('Offer created');
    expect(changes()).toEqual([
      expect.objectContaining({ body: { items: [expect.objectContaining({ title: 'Fresh' })] } }),
    ]);
    return testHarness.records['user/offers']?.at(-1)?.['imageUrl'] ?? null;
  };
  return { user, create };
};

test('of two pictures the one that was chosen last stays, though it is uploaded first', async () => {
  const { user, create } = await newOffer();
  const answerOlder = await chooseSlow('older.png');
  const answerNewer = await chooseSlow('newer.png');
  answerNewer();
  await showsPicture('newer.png');
  answerOlder();
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Teas');
  expect(await create()).toBe('/files/newer.png');
});

test('a picture that is removed does not come back with an upload that was under way', async () => {
  const { user, create } = await newOffer();
  await chooseQuick('first.png');
  const answer = await chooseSlow('second.png');
  await user.click(button('Remove'));
  expect(uploading()).toBeNull();
  answer();
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Teas');
  expect(picture()).toBe('none');
  expect(await create()).toBeNull();
});

test('an empty file is not sent, and said to be one', async () => {
  await newOffer();
  choose('nothing.png', 0);
  expect(await screen.findByText('The file is empty')).toBeTruthy();
  expect(uploading()).toBeNull();
  expect(testHarness.calls.filter(({ path }) => path.includes('images'))).toEqual([]);
});

test('the first upload can be given up, too', async () => {
  const { user, create } = await newOffer();
  await chooseSlow('first.png');
  await user.click(button('Remove'));
  expect(uploading()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(document.activeElement).toBe(button('Choose image'));
  expect(await create()).toBeNull();
});

test('nothing is saved while a picture is still uploading, the form says so, and then saves all of it', async () => {
  const { user, create } = await newOffer();
  const answer = await chooseSlow('slow.png');
  await user.click(button('Create offer'));
  const said = 'The image is still uploading. Save again when it appears.';
  await screen.findByText(said);
  expect(changes()).toEqual([]);
  answer();
  await showsPicture('slow.png');
  await waitFor(() => expect(screen.queryByText('1 field needs attention:')).toBeNull());
  expect(screen.queryByText(said)).toBeNull();
  expect(await create()).toBe('/files/slow.png');
});

test('what is said of a save goes when the upload fails', async () => {
  const { user, create } = await newOffer();
  const { comesIn, answer } = testHarness.answerLater('POST', 'user/images', 500, { message: 'Out of order' });
  held.push(answer);
  choose('first.png');
  await comesIn;
  await user.click(button('Create offer'));
  const summary = within(await screen.findByRole('alert'));
  await user.click(summary.getByRole('button', { name: 'Image' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Choose image/ }));
  answer();
  await screen.findByText(/Out of order/);
  await waitFor(() => expect(screen.queryByText('1 field needs attention:')).toBeNull());
  expect(await create()).toBeNull();
});

test('what was wrong with a file goes with the picture', async () => {
  const { user } = await newOffer();
  await chooseQuick('first.png');
  choose('notes.txt');
  expect(screen.getByText(/^Choose a file of one of these types/)).toBeTruthy();
  await user.click(button('Remove'));
  expect(screen.getByText('Up to 10 MB')).toBeTruthy();
});

test('a file that is too large is not sent, and ends what was chosen before it', async () => {
  const { create } = await newOffer();
  await chooseSlow('first.png');
  choose('huge.png', 10 * 1024 * 1024 + 1);
  expect(screen.getByText('The file must be at most 10 MB')).toBeTruthy();
  expect(uploading()).toBeNull();
  expect(await create()).toBeNull();
});

test.each([
  ['the server fails', 500, { message: 'Out of order' }, 'Something went wrong on the server. Out of order'],
  ['a gateway takes no file so large', 413, {}, 'Too large. The request is larger than the server accepts.'],
  ['the network is lost', 0, {}, 'No connection to the server. The server can’t be reached.'],
])('where %s the form says so, keeps the picture it had, and tries again', async (_, status, body, said) => {
  const { user, create } = await newOffer();
  await chooseQuick('first.png');
  testHarness.answerNext('POST', 'user/images', status, body);
  choose('second.png');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(again.parentElement?.textContent).toContain(said);
  expect(picture()).toContain('/files/first.png');
  testHarness.answerNext('POST', 'user/images', 201, { data: { url: '/files/second.png' } });
  await user.click(again);
  await showsPicture('second.png');
  expect(screen.getByText('Up to 10 MB')).toBeTruthy();
  expect(await create()).toBe('/files/second.png');
});

test('what the server has against a picture is told once, without another try', async () => {
  await newOffer();
  const message = 'Choose a file of one of these types: GIF, JPG, PNG';
  testHarness.answerNext('POST', 'user/images', 415, {
    code: 'unsupportedType',
    message: 'Unsupported content type',
    details: [{ path: 'file', type: 'fileType', message }],
  });
  choose('page.png');
  expect((await screen.findByText(message)).textContent).toBe(message);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('editing that is cancelled stays so, though an upload was under way', async () => {
  testHarness.records['user/offers'] = [{ id: 5, version: 1, title: 'Solar', status: 'active', imageUrl: null }];
  const user = await open('/offers/5/general?edit');
  await screen.findByRole('textbox', { name: 'Title' });
  const answer = await chooseSlow('late.png');
  await user.click(button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull());
  answer();
  await user.click(button('Edit'));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  expect(picture()).toBe('none');
  expect(screen.getByText('1 changed field')).toBeTruthy();
});

test('a draft that is discarded takes the upload along that was under way', async () => {
  await newOffer();
  cleanup();
  const user = await open('/offers/create');
  await screen.findByText('restored your unsaved changes', { exact: false });
  const answer = await chooseSlow('late.png');
  await user.click(button('Discard'));
  expect(uploading()).toBeNull();
  answer();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Anew');
  expect(picture()).toBe('none');
});

test('a page is not left unasked while nothing but an upload is under way', async () => {
  const user = await open('/offers/create');
  await screen.findByRole('textbox', { name: 'Title' });
  const answer = await chooseSlow('slow.png');
  expect(asksFirst()).toBe(true);
  await user.click(button('Cancel'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe('/offers/create');
  await user.click(button('Remove'));
  expect(asksFirst()).toBe(false);
  await user.click(button('Cancel'));
  await waitFor(() => expect(address()).toContain('/offers/all'));
  answer();
});

test('what was wrong with a file goes when the draft is discarded', async () => {
  await newOffer();
  cleanup();
  const user = await open('/offers/create');
  await screen.findByText('restored your unsaved changes', { exact: false });
  choose('notes.txt');
  expect(screen.getByText(/^Choose a file of one of these types/)).toBeTruthy();
  await user.click(button('Discard'));
  expect(screen.queryByText(/^Choose a file of one of these types/)).toBeNull();
  expect(screen.getByText('Up to 10 MB')).toBeTruthy();
});
