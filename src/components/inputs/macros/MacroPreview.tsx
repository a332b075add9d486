import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import {
  fillTemplate,
  isMacro,
  type MacroEncoding,
  type MacroSet,
  parseTemplate,
  sampleOf,
} from '../../../../domain/traffic/macros.ts';

interface MacroPreviewProps {
  template: string;
  macros: MacroSet;
  /** How values are encoded when they are filled in. */
  encoding?: MacroEncoding;
}

/** A template filled in with sample values; unknown macros are marked. Empty if the template has no macros. */
export const MacroPreview = ({ template, macros, encoding = 'query' }: MacroPreviewProps) => {
  const translate = useTranslate();
  const parts = parseTemplate(template);
  if (!parts.some((part) => 'macro' in part)) return null;
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="p"
      sx={{ overflowWrap: 'anywhere', marginTop: 0.5, marginX: 1.75 }}
    >
      {`${translate('macros.example')} `}
      {parts.map((part, place) => {
        // Parts have no identity other than their position.
        if ('text' in part) return <span key={place}>{part.text}</span>;
        if ('brace' in part && encoding === 'json') return <span key={place}>{part.brace}</span>;
        const written = 'macro' in part ? `{${part.macro}}` : part.brace;
        return 'macro' in part && isMacro(macros, part.macro) ? (
          <span key={place}>{fillTemplate(written, { [part.macro]: sampleOf(macros, part.macro) }, encoding)}</span>
        ) : (
          <Typography key={place} component="mark" variant="caption" sx={{ color: 'error.main', background: 'none' }}>
            {written}
          </Typography>
        );
      })}
    </Typography>
  );
};
