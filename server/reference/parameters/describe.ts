import type { Language } from '../../../domain/text/words.ts';
import type { ParameterBlock, ParameterForm } from './block.ts';
import { landing } from './landing.ts';

/** Every block, by the name that fields of definitions refer to it by. */
export const parameterBlocks: Readonly<Record<string, ParameterBlock>> = { landing };

const described = new Map<string, ParameterForm>();

/** Returns the form of a block in one language; throws a RangeError if there is no such block. */
export const describe = (name: string, language: Language): ParameterForm => {
  const block = Object.hasOwn(parameterBlocks, name) ? parameterBlocks[name] : undefined;
  if (!block) throw new RangeError(`No parameter block is called “${name}”`);
  const key = `${name} ${language}`;
  const form = described.get(key) ?? block((words) => words[language]);
  described.set(key, form);
  return form;
};
