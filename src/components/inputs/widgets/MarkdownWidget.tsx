import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSourceContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { MarkdownText } from '../../fields/MarkdownText.tsx';
import type { TextProps, WidgetProps } from '../props.ts';
import { TextWidget } from './plain.tsx';

/** A Markdown text, and its preview. */
export const MarkdownWidget = ({ helperText, ...props }: WidgetProps & TextProps) => {
  const translate = useTranslate();
  const { getSource } = useSourceContext();
  const value: unknown = useWatch({ name: getSource(props.source) });
  const [isShown, setShown] = useState(false);
  const preview = useId();
  const text = typeof value === 'string' ? value : '';
  return (
    <div>
      <TextWidget {...props} multiline helperText={helperText ?? 'field.markdown'} />
      {text !== '' && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isShown}
          {...(isShown && { 'aria-controls': preview })}
          onClick={() => setShown(!isShown)}
        >
          {translate(isShown ? 'field.hidePreview' : 'field.preview')}
        </Button>
      )}
      {isShown && text !== '' && (
        <Box id={preview} sx={{ padding: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, marginBottom: 1 }}>
          <MarkdownText text={text} />
        </Box>
      )}
    </div>
  );
};
