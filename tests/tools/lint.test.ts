import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import plugin from '../../tools/lint/rules.ts';

/** Rules of the project's own, each with code that it takes and code that it complains of. */

RuleTester.describe = describe;
RuleTester.it = test;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } });

const cases: Record<keyof typeof plugin.rules, { valid: string[]; invalid: string[] }> = {
  'write-the-extension': {
    valid: [
      "import { a } from './a.ts';",
      "import a from '../a.json';",
      "import { a } from 'a';",
      "export * from './a.tsx';",
      "export const a = './a';",
    ],
    invalid: ["import { a } from './a';", "import '../a/b';", "export * from './a';", "export { a } from './a';"],
  },
  'wait-with-patience': {
    valid: ['vi.waitFor(look, patience.wait);', 'waitFor(look);', 'vi.fn();'],
    invalid: ['vi.waitFor(look);', 'vi.waitUntil(look);'],
  },
  'name-the-field': {
    valid: ['values.offer;', 'values[0];', 'values[name];'],
    invalid: ["values['offer'];"],
  },
  'no-object-call': {
    valid: ['Object.keys(a);', 'recordOf(a);', 'class A extends Object {}'],
    invalid: ['Object(a).b;', 'const { b } = Object(a);'],
  },
  'no-spread-of-literal': {
    valid: ['({ a, b });', '({ ...a, b });', '({ ...(a ? { b } : {}) });', '({ ...(a && { b }) });'],
    invalid: ['({ ...{ a, b }, c });'],
  },
  'no-casts': {
    valid: ['const a = [1] as const;', 'const a = [1] satisfies number[];'],
    invalid: ['const a = b as string;'],
  },
};

for (const [name, { valid, invalid }] of Object.entries(cases)) {
  const rule = plugin.rules[name as keyof typeof cases];
  tester.run(name, rule, { valid, invalid: invalid.map((code) => ({ code, errors: 1 })) });
}
