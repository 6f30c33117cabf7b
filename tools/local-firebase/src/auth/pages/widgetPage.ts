import escapeHtml from 'escape-html';
import { jsonAnswer, type ServiceAnswer } from '../../http/service';
import type { AuthCore, ProjectState, ProviderRecord } from '../core/authCore';
import { htmlAnswer } from './html';
import { requireSiteOrigin } from './requireSiteOrigin';

/** Returns the emulator's sign-in page, without external resources and restricted to the site's origins. */
export function widgetPage(core: AuthCore, state: ProjectState, url: URL, origins: readonly string[]): ServiceAnswer {
  const query = url.searchParams;
  const providerId = query.get('providerId');
  if (!query.get('apiKey') || !providerId)
    return jsonAnswer(400, { authEmulator: { error: 'missing apiKey or providerId query parameters' } });
  if (query.has('apn') || query.has('ibi'))
    return jsonAnswer(400, { authEmulator: { error: 'Only sign-in on the web is available.' } });
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
      // The icons are words in an external font, so hide them.
      .replace('<style>', '<style>.material-icons { display: none; }')
      .replace(/\}, '\*'\);/g, '}, location.origin);')
      .trimStart()
  );
}

/** Renders an account as the emulator does, with member-provided content as text. */
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
