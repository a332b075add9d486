import type { Random } from '../random.ts';
import { inLatin } from '../words/latin.ts';
import { homes, nations } from '../words/nations.ts';

const telegram = 0;
const skype = 1;
const phone = 2;
const link = 3;

const digits = (random: Random, form: string): string => form.replace(/#/g, () => String(random.whole(0, 9)));

/** Generates people from many countries, each with a unique email address. */
export const peopleFrom = (random: Random) => {
  /** How many people of a name have an address at a host, by the first one’s. */
  const namesakes = new Map<string, number>();

  const freeEmail = (name: string, host: string): string => {
    const latin = inLatin(name, '.');
    const plain = `${latin}@${host}`;
    const n = (namesakes.get(plain) ?? 0) + 1;
    namesakes.set(plain, n);
    return n > 1 ? `${latin}${n}@${host}` : plain;
  };

  const contactsOf = (name: string, host: string, form: string): { type: number; value: string }[] => {
    const number = digits(random, form);
    const others = [
      { type: phone, said: () => number },
      { type: skype, said: () => `live:${inLatin(name, '.')}` },
      { type: link, said: () => `https://${host}/team/${inLatin(name, '-')}` },
    ];
    const some = random.several(others, random.whole(0, 2)).map(({ type, said }) => ({ type, value: said() }));
    return [{ type: telegram, value: `@${inLatin(name, '_')}` }, ...some];
  };

  /** Fields of a user; `email` overrides the address, which is otherwise under `host`. Most people are from `home`. */
  return (host: string, { email, home }: { email?: string; home?: string } = {}): Record<string, unknown> => {
    const nation = nations[home && random.chance(0.75) ? home : random.pick(Object.keys(homes))]!;
    const woman = random.chance(0.4);
    const family = random.pick(nation.families);
    const firstName = random.pick(woman ? nation.women : nation.men);
    const lastName = typeof family === 'string' ? family : family[woman ? 0 : 1];
    const name = `${firstName} ${lastName}`;
    const year = random.whole(1972, 2004);
    return {
      firstName,
      lastName,
      email: email ?? freeEmail(name, host),
      contacts: contactsOf(name, host, nation.phone),
      birthDate: random.chance(0.5)
        ? `${year}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`
        : null,
      timezone: nation.timezone,
      language: nation.language,
    };
  };
};

export type NewPerson = ReturnType<typeof peopleFrom>;
