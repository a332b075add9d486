import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import {
  fillTemplate,
  type MacroEncoding,
  macroNames,
  type MacroSet,
  macroSamples,
  parseTemplate,
} from '../../../../domain/macros.ts';

interface MacroPreviewProps {
  template: string;
  macros: MacroSet;
  /** How values are written where it is filled in. */
  encoding?: MacroEncoding;
}

/** What a template becomes for a sample; what is no macro is marked. Nothing where the template has none. */
export const MacroPreview = ({ template, macros, encoding = 'query' }: MacroPreviewProps) => {
  const translate = useTranslate();
  const parts = parseTemplate(template);
  if (!parts.some((part) => 'macro' in part)) return null;
  const names = macroNames(macros);
  const samples = macroSamples(macros);
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="p"
      sx={{ overflowWrap: 'anywhere', marginTop: 0.5, marginX: 1.75 }}
    >
      {`${translate('macros.example')} `}
      {parts.map((part, place) => {
        // Parts have no names; they are known by their places.
        if ('text' in part) return <span key={place}>{part.text}</span>;
        if ('brace' in part && encoding === 'json') return <span key={place}>{part.brace}</span>;
        const isKnown = 'macro' in part && names.includes(part.macro);
        const written = 'macro' in part ? `{${part.macro}}` : part.brace;
        return isKnown ? (
          <span key={place}>{fillTemplate(written, samples, encoding)}</span>
        ) : (
          <Typography key={place} component="mark" variant="caption" sx={{ color: 'error.main', background: 'none' }}>
            {written}
          </Typography>
        );
      })}
    </Typography>
  );
};
