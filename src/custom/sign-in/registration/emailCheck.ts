/** Whether an address may be registered. */
export type EmailCheck = (email: string) => Promise<boolean>;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks `ask` whether an address is free, `delay` milliseconds after the last one was named, and once for each address.
 * Where no answer is to be had it lets the address pass: the server looks again when someone registers.
 */
export const createEmailCheck = (ask: EmailCheck, delay = 400): EmailCheck => {
  const answers = new Map<string, Promise<boolean>>();
  let latest = '';

  const answer = async (email: string): Promise<boolean> => {
    await sleep(delay);
    try {
      if (email === latest) return await ask(email);
    } catch {
      // The same as having been overtaken by another address: nothing is known of this one.
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
