/** The types of commits, as listed in CONTRIBUTING.md. */
export const types = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore'] as const;

const longestSubject = 100;
const subjectForm = new RegExp(`^(${types.join('|')})(\\([a-z0-9][a-z0-9-]*\\))?!?: \\S`);

/** Git writes these itself, or reuses the message of another commit when the branch is tidied. */
const isGits = (subject: string): boolean => /^(Merge|Revert) |^(fixup|squash|amend)! /.test(subject);

/** Returns the lines that count: Git leaves out comments, and everything below the scissors of a verbose commit. */
const linesOf = (message: string): string[] =>
  message
    .split(/^# -+ >8 -+$/m, 1)
    .join('')
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.trimEnd());

/** Returns whether a line is a trailer: `Signed-off-by: …`. */
const isTrailer = (line: string): boolean => /^[A-Z][A-Za-z-]*-[A-Za-z-]+: /.test(line);

/**
 * Returns what is wrong with a commit message, one sentence each; none if it is `type(scope): what`, an empty line, and
 * a body that says why.
 */
export const faultsOf = (message: string): string[] => {
  const [subject = '', separator = '', ...body] = linesOf(message);
  if (isGits(subject)) return [];
  return [
    ...(subjectForm.test(subject)
      ? []
      : [`Begin with \`type(scope): what\`, where type is one of ${types.join(', ')}.`]),
    ...(subject.length <= longestSubject
      ? []
      : [`Say it in ${longestSubject} characters: the first line has ${subject.length}.`]),
    ...(separator === '' ? [] : ['Leave the second line empty.']),
    ...([separator, ...body].some((line) => line !== '' && !isTrailer(line)) ? [] : ['Say why in a body below.']),
  ];
};
