/** Words that mean a secret wherever they stand in a name. */
const anywhere = new Set([
  ...['authorization', 'cookie', 'passwd', 'password', 'pwd', 'secret', 'signature', 'token'],
  ...['accesskey', 'apikey', 'privatekey', 'secretkey', 'accesstoken', 'apitoken', 'authtoken', 'secrettoken'],
]);
/** Words that mean a secret at the end of a name: `userPass` does, `pass_through` doesn't. */
const atEnd = new Set(['auth', 'key', 'pass', 'sign']);

/** Returns the words of a name in any spelling, without numbers: `X-Api-Key`, `api_key_2` and `apiKey` have the same. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** Returns whether the name of a header or parameter suggests that its value is a secret. */
export const isSecretName = (name: string): boolean => {
  const words = wordsOf(name);
  return words.some((word) => anywhere.has(word)) || atEnd.has(words.at(-1) ?? '');
};
