/** Whether an address may be registered. */
export type EmailCheck = (email: string) => Promise<boolean>;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Checks with `ask` whether an address is available, `delay` milliseconds after the last one was passed in, and once
 * per address. If no answer is available it lets the address pass: the server checks again on registration.
 */
export const createEmailCheck = (ask: EmailCheck, delay = 400): EmailCheck => {
  const answers = new Map<string, Promise<boolean>>();
  let latest = '';

  const answer = async (email: string): Promise<boolean> => {
    await sleep(delay);
    try {
      if (email === latest) return await ask(email);
    } catch {
      // As if superseded by another address: nothing is known about this one.
    }
    answers.delete(email);
    return true;
  };

  return (email) => {
    latest = email;
    const known = answers.get(email) ?? answer(email);
    answers.set(email, known);
    return known;
  };
};
