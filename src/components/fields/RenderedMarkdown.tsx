import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';

interface Inner {
  children?: ReactNode;
}

/** A heading in the text is not a heading of the page. */
const Heading = ({ children }: Inner) => (
  <Typography variant="h5" component="p" sx={{ marginBlock: 1 }}>
    {children}
  </Typography>
);

const known = /^(?:https?:|mailto:|tel:)/i;

/** A link out of the admin, without a referrer; a URL with any other scheme becomes plain text. */
const Outward = ({ href, children }: Inner & { href?: string }) =>
  href && known.test(href) ? (
    <Link href={href} target="_blank" rel="noreferrer noopener nofollow">
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );

/** An external picture would tell its host who is reading, so it becomes a link. */
const Picture = ({ src, alt }: { src?: string; alt?: string }) => (
  <Outward {...(src && { href: src })}>{alt || src}</Outward>
);

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: null,
  overrides: {
    a: Outward,
    img: Picture,
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
  },
};

/** Rendered Markdown. HTML in it is treated as plain text. */
const RenderedMarkdown = ({ text }: { text: string }) => <Markdown options={options}>{text}</Markdown>;

export default RenderedMarkdown;
