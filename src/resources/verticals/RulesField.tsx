import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'ra-core';
import { needsValue } from '../../../domain/traffic/inbound-rules.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { verticalChoices } from '../../generated/resources/vertical.tsx';
import type { Vertical } from './model.ts';

const { inboundRulesConditionsOperator: operators, inboundRulesResult: results } = verticalChoices;

/** The rules of a vertical in words, in the order in which they are tried. */
export const RulesField = (_: { source: 'inboundRules' }) => {
  const translate = useTranslate();
  const rules = useRecordContext<Vertical>()?.inboundRules ?? [];
  const nameOf = (choices: readonly { id: string; name: string }[], id: string): string =>
    translate(choices.find((choice) => choice.id === id)?.name ?? id);
  return (
    <Box component="ol" sx={{ margin: 0, paddingLeft: 2.5, display: 'grid', gap: 1 }}>
      {rules.map(({ match, conditions, result }, place) => {
        const tone = results.find(({ id }) => id === result)?.tone ?? 'neutral';
        return (
          // Rules have no identity other than their position.
          <li key={place}>
            {conditions.map(({ parameter, operator, value }, number) => (
              <span key={number}>
                {number > 0 && ` ${translate(match === 'all' ? 'verticals.and' : 'verticals.or')} `}
                <code>{parameter}</code> {nameOf(operators, operator)}
                {needsValue(operator) && ` “${value ?? ''}”`}
              </span>
            ))}
            {' → '}
            <ToneChip tone={tone} label={nameOf(results, result)} />
          </li>
        );
      })}
    </Box>
  );
};
