import ts from 'typescript';
import { expect, test } from 'vitest';
import { nodesOf, placeOf, sourcesOf } from './sources.ts';

/** Ways of a runtime to write dates and numbers that are not the product's: yyyy.MM.dd HH:mm:ss, at most 2 decimals. */
const strange =
  /^(toLocaleDateString|toLocaleTimeString|toDateString|toTimeString|toUTCString|toFixed|toPrecision|toExponential|DateTimeFormat|RelativeTimeFormat)$/;

/** Asks the runtime which zone it is in, and writes nothing. */
const asking = 'src/custom/signIn/browserZone.ts';

test('what people see of dates and numbers is written in one way', () => {
  const found = sourcesOf('src').flatMap((source) =>
    nodesOf(source).flatMap((node) =>
      source.path !== asking && ts.isIdentifier(node) && strange.test(node.text) ? [placeOf(source, node)] : [],
    ),
  );
  expect(found).toEqual([]);
});
