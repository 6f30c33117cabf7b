import { jsonAnswer, type ServiceAnswer } from '../../http/service';
import type { AuthCore, ProjectState, ProviderRecord } from '../core/authCore';
import { escapeHtml, htmlAnswer } from './html';
import { requireSiteOrigin } from './requireSiteOrigin';

/**
 * The emulator's page that plays Google, Facebook, GitHub or Twitter, without what it loads from elsewhere, and with
 * its messages and its way back kept to our own origins.
 */
export function widgetPage(core: AuthCore, state: ProjectState, url: URL, origins: readonly string[]): ServiceAnswer {
  const query = url.searchParams;
  const providerId = query.get('providerId');
  if (!query.get('apiKey') || !providerId)
    return jsonAnswer(400, { authEmulator: { error: 'missing apiKey or providerId query parameters' } });
  if (query.has('apn') || query.has('ibi'))
    return jsonAnswer(400, { authEmulator: { error: 'only sign-in on the web is served here' } });
  requireSiteOrigin(core, query.get('redirectUrl'), origins);
  const accounts = state.listProviderInfosByProviderId(providerId).map(accountItem).join('\n');
  return htmlAnswer(
    200,
    withoutOutside(core.widget).replace(core.widgetPlaceholder, () => accounts),
  );
}

function withoutOutside(widget: string): string {
  return (
    widget
      .replace(/<link [^>]*href="https:[^>]*>/g, '')
      .replace(/<script src="https:[^>]*><\/script>/g, '')
      // Its icons are words in a font from elsewhere.
      .replace('<style>', '<style>.material-icons { display: none; }')
      .replace(/\}, '\*'\);/g, '}, location.origin);')
      .trimStart()
  );
}

/** As the emulator lists an account, but with what members wrote as text. */
function accountItem(info: ProviderRecord): string {
  const claims = {
    sub: info.rawId,
    iss: '',
    aud: '',
    exp: 0,
    iat: 0,
    name: info.displayName,
    screen_name: info.screenName,
    email: info.email,
    email_verified: true,
    picture: info.photoUrl,
  };
  return `<li class="js-reuse-account mdc-list-item" tabindex="0" data-id-token="${escapeHtml(encodeURIComponent(JSON.stringify(claims)))}">
  <span class="mdc-list-item__text"><span class="mdc-list-item__primary-text">${escapeHtml(info.displayName ?? '(No display name)')}</span>
  <span class="mdc-list-item__secondary-text fallback-secondary-text">${escapeHtml(info.email ?? '')}</span></span>
</li>`;
}
