import Box from '@mui/material/Box';
import { filterNames } from '../../../../domain/statistics/dimensions.ts';
import { ValueFilter } from '../../statistics/controls/ValueFilter.tsx';
import { questionAbout, type ShownWidget } from '../model.ts';
import type { WidgetInput } from './given.ts';
import { useAccess } from './useAccess.ts';

/** What a widget is narrowed to, next to its title. */
export const Narrowed = ({ shown, given: { metrics, period } }: { shown: ShownWidget; given: WidgetInput }) => {
  const isOpen = useAccess(metrics)(shown);
  const question = questionAbout(shown, period);
  if (!isOpen) return null;
  return filterNames.map((name) => {
    const values = question.filters[name];
    return (
      values && (
        <ValueFilter key={name} name={name} values={values} question={question}>
          {(text) => (
            <Box component="span" sx={{ fontWeight: 400 }}>
              {' · '}
              {text}
            </Box>
          )}
        </ValueFilter>
      )
    );
  });
};
