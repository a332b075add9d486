import { expect, test } from 'vitest';
import { isSecretName } from '../../domain/text/secret-names.ts';

test.each([
  ...['Authorization', 'Cookie', 'Proxy-Authorization', 'X-Api-Key', 'x-auth-token', 'API_KEY', 'apiKey', 'apikey'],
  ...['auth', 'authToken', 'partnerKey', 'userPass', 'pass', 'passwd', 'pwd', 'password', 'sign', 'signature'],
  ...['accesstoken', 'apitoken', 'secretkey', 'token2', 'password1', 'api_key_2', 'pass1', 'oauth2_token'],
  ...['secret_word', 'client-secret', 'accessKey', 'private_key', 'hash[token]'],
])('%s names a secret', (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each([
  ...['', 'keyword', 'key_word', 'passenger', 'pass_through', 'design', 'signup_date', 'author', 'authority'],
  ...['campaign', 'monkey', 'compass', 'cookies_accepted', 'click_id'],
])('%j names none', (name) => {
  expect(isSecretName(name)).toBe(false);
});
