import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

const Rendered = lazy(() => import('./RenderedMarkdown.tsx'));

/** A Markdown text, rendered; shown as source until the renderer has loaded. */
export const MarkdownText = ({ text }: { text: string }) => (
  <Box
    className="whole-width"
    sx={{
      fontSize: '0.875rem',
      lineHeight: 1.5,
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
      '& > :first-of-type': { marginTop: 0 },
      '& > :last-child': { marginBottom: 0 },
      '& p, & ul, & ol, & pre, & blockquote, & table': { marginBlock: 1 },
      '& ul, & ol': { paddingLeft: 3 },
      '& pre': { padding: 1.5, borderRadius: 1, backgroundColor: 'action.hover', whiteSpace: 'pre-wrap' },
      '& code': { fontSize: '0.8125rem' },
      '& blockquote': { marginInline: 0, paddingLeft: 1.5, borderLeft: 3, borderColor: 'divider' },
      '& table': { borderCollapse: 'collapse' },
      '& th, & td': { border: 1, borderColor: 'divider', padding: '2px 8px', textAlign: 'left' },
    }}
  >
    <Suspense fallback={<span style={{ whiteSpace: 'pre-line' }}>{text}</span>}>
      <Rendered text={text} />
    </Suspense>
  </Box>
);
