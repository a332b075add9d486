import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import {
  fillTemplate,
  isMacro,
  type MacroEncoding,
  type MacroSet,
  parseTemplate,
  sampleOf,
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
