import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide } from '../../../domain/distribution/decide.ts';
import { prepare } from '../../../domain/distribution/snapshot.ts';
import { storedDecision, readDecision } from '../../../server/traffic/stored-decision.ts';
import { networks } from '../../domain/networks.ts';

test('a stored decision is complete, only more compact', () => {
  fc.assert(
    fc.property(networks, fc.constantFrom('click', 'lead'), fc.nat(), (network, kind, draw) => {
      const traffic =
        kind === 'click'
          ? { kind, campaign: 'c1' }
          : { kind, campaign: 'c1', parameters: { phone: 'x' }, isTest: draw % 2 === 0 };
      const decision = decide(prepare(network), traffic, 1_767_225_600, draw);
      if (!decision) return;
      const json = JSON.stringify(storedDecision(decision));
      expect(readDecision(JSON.parse(json))).toEqual(decision);
      expect(json.length).toBeLessThan(JSON.stringify(decision).length);
    }),
  );
});
