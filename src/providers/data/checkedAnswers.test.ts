import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkAnswer } from './checkedAnswers.ts';

afterEach(() => vi.restoreAllMocks());

const check = async (method: string, path: string, body: object, status = 200) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const request = new Request(`https://network.example/api/v1${path}`, { method });
  const response = Response.json(body, { status });
  const outcome = await checkAnswer(request, response).then(
    () => 'fine',
    () => 'refused',
  );
  // The sender can still read it.
  expect(await response.json()).toEqual(body);
  return { outcome, said: said.mock.calls.map(String).join('\n') };
};

describe('an answer is held against its contract', () => {
  test('and passes when it is as promised', async () => {
    expect(await check('GET', '/user/tags', { data: { items: [{ id: 1, title: 'Tea' }] } })).toEqual({
      outcome: 'fine',
      said: '',
    });
  });

  test('field by field: which one is wrong is told', async () => {
    const { outcome, said } = await check('GET', '/user/tags?limit=1', { data: { items: [{ id: 1, title: 7 }] } });
    expect(outcome).toBe('refused');
    expect(said).toContain('GET /api/v1/user/tags');
    expect(said).toContain('data.items.0.title');
  });

  test('except for options: a record may have one that was removed', async () => {
    const { outcome, said } = await check('GET', '/user/tags', { data: { items: [{ id: 1, type: 'former' }] } });
    expect(outcome).toBe('fine');
    expect(said).toContain('data.items.0.type');
  });

  test('of the call itself: one record is no list, and what has a name of its own is no id', async () => {
    expect((await check('GET', '/user/tags/7', { data: { items: [] } })).outcome).toBe('refused');
    expect((await check('GET', '/user/users/me', { data: { id: 1 } })).said).toContain('data.');
  });

  test('unless it is a failure, or of a call that the contract does not know', async () => {
    expect((await check('GET', '/user/tags', { message: 'No' }, 500)).outcome).toBe('fine');
    expect((await check('GET', '/elsewhere', { anything: 1 })).outcome).toBe('fine');
  });
});
