/*
 * Starts Swagger UI with our own replacements for inaccessible markup: links inside buttons, headings out of order, a
 * second <main>, and a dialog without the dialog role. The browser runs this file unchanged, after Swagger UI's bundle.
 */
/* global SwaggerUIBundle, document, location */

/** Loading and failed states, and the parts of the page in reading order. */
const layout = ({ React: { createElement: h, useEffect } }) => {
  const Layout = ({ getComponent, specSelectors }) => {
    const part = (name) => h(getComponent(name, true));
    if (specSelectors.loadingStatus() === 'failed') {
      const retry = h('a', { href: '/api/docs' }, 'Try again');
      return h('p', { role: 'alert' }, 'We couldn’t load the API description. ', retry);
    }
    if (!specSelectors.specStr()) return h('p', { role: 'status' }, 'Loading the API description…');
    return h(
      'div',
      { className: 'swagger-ui' },
      part('InfoContainer'),
      part('AuthorizeBtnContainer'),
      part('operations'),
      part('Models'),
    );
  };

  // Read now, because Swagger UI changes it.
  const section = location.hash.replace(/^#\/?/, '');

  /** Gives the sections of the guide addresses, and shows the one in the page's address. */
  const nameSections = () => {
    for (const heading of document.querySelectorAll('#swagger-ui :is(h2, h3)')) {
      heading.id ||= heading.textContent.trim().toLowerCase().replaceAll(/\W+/g, '-');
    }
    document.getElementById(section)?.scrollIntoView();
  };

  const Info = ({ getComponent, specSelectors }) => {
    useEffect(nameSections, []);
    return h(getComponent('Markdown', true), { source: specSelectors.selectInfoDescriptionField() });
  };

  return { components: { Layout }, wrapComponents: { OAS31Info: () => Info } };
};

/** A tag is a named section whose heading opens and closes it. */
const tags = ({ React: { createElement: h } }) => {
  const OperationTag = ({ tag, tagObj, children, layoutActions, layoutSelectors, getComponent }) => {
    const key = ['operations-tag', tag];
    const isOpen = layoutSelectors.isShown(key, false);
    const description = tagObj.getIn(['tagDetails', 'description'], null);
    const toggle = () => layoutActions.show(key, !isOpen);
    const head = h(
      'div',
      { className: 'tag' },
      h('h2', null, h('button', { type: 'button', 'aria-expanded': isOpen, onClick: toggle }, tag)),
      description && h(getComponent('Markdown', true), { source: description }),
    );
    return h('section', { 'aria-label': tag }, head, isOpen ? children : null);
  };

  return { components: { OperationTag } };
};

/** The line of a call, with a button that opens the authorization dialog if the call requires signing in. */
const calls = ({ React: { createElement: h } }) => {
  /** The path may wrap before each slash. */
  const pathOf = (path) => path.split(/(?=\/)/).flatMap((step) => [h('wbr', { key: step }), step]);

  const OperationSummary = ({ isShown, toggleShown, operationProps, authActions, authSelectors }) => {
    const { method, path, summary, security } = operationProps.toObject();
    const name = method.toUpperCase();
    const isPublic = !security || security.every((way) => way.isEmpty());
    const authorize = () => authActions.showDefinitions(authSelectors.definitionsForRequirements(security));
    const label = `Sign-in required for ${name} ${path}`;
    return h(
      'div',
      { className: 'call' },
      h(
        'h3',
        null,
        h(
          'button',
          { type: 'button', 'aria-expanded': isShown, onClick: toggleShown },
          h('span', { className: 'method' }, name),
          ' ',
          h('span', { className: 'path' }, ...pathOf(path)),
          ' ',
          h('span', { className: 'summary' }, summary),
        ),
      ),
      isPublic
        ? null
        : h(
            'button',
            { type: 'button', className: 'locked', 'aria-label': label, onClick: authorize },
            'Sign-in required',
          ),
    );
  };

  return { components: { OperationSummary } };
};

/** The authorization dialog. The browser sends the session cookie, so a token is all that can be entered. */
const authorization = ({ React }) => {
  const h = React.createElement;
  const button = (label, onClick) => h('button', { className: 'btn', onClick }, label);

  const authorizationPopup = ({ authActions, authSelectors }) => {
    const dialog = React.useRef(null);
    const field = React.useRef(null);
    React.useEffect(() => dialog.current.showModal(), []);
    const schema = authSelectors
      .definitionsToAuthorize()
      .map((each) => each.get('token'))
      .find(Boolean);
    const hasToken = authSelectors.authorized().has('token');
    const use = () => authActions.authorize({ token: { name: 'token', schema, value: field.current.value } });
    const remove = () => authActions.logout(['token']);
    const input = h('input', { ref: field, type: 'password', autoComplete: 'off' });
    return h(
      'dialog',
      {
        ref: dialog,
        className: 'ways',
        'aria-labelledby': 'ways',
        onClose: () => authActions.showDefinitions(false),
      },
      h('h2', { id: 'ways' }, 'Authorization'),
      h('p', null, 'If you are signed in to this site, your calls use your session. Or enter a personal access token.'),
      h(
        'form',
        { method: 'dialog' },
        hasToken ? h('p', null, 'Your calls use a token.') : h('label', null, 'Personal access token', input),
        h(
          'p',
          { className: 'choices' },
          hasToken ? button('Remove token', remove) : button('Use token', use),
          button('Close'),
        ),
      ),
    );
  };

  return { components: { authorizationPopup } };
};

/** Fields for parameters, and boxes that keyboard users can scroll. */
const fields = ({ React }) => {
  const h = React.createElement;
  const PlainTextViewer = ({ className, children }) =>
    h('pre', { className: 'microlight ' + className, tabIndex: 0 }, children);

  // A select box gets the name of its parameter.
  const Name = React.createContext(undefined);
  const WithName = (Original) => (props) => h(Name.Provider, { value: props.description }, h(Original, props));
  const plain = (value) => (value?.toJS ? value.toJS() : value);
  const Select = ({ allowedValues = [], allowEmptyValue = true, value, multiple = false, disabled, onChange }) => {
    const option = (each) => h('option', { key: each, value: each }, String(each));
    const valueOf = ({ selectedOptions, value: chosen }) =>
      multiple ? [...selectedOptions].map((each) => each.value) : chosen;
    return h(
      'select',
      {
        'aria-label': React.useContext(Name),
        multiple,
        disabled,
        value: plain(value) ?? (multiple ? [] : ''),
        onChange: ({ target }) => onChange(valueOf(target)),
      },
      allowEmptyValue && h('option', { value: '' }, '--'),
      plain(allowedValues).map(option),
    );
  };

  return { components: { PlainTextViewer, Select }, wrapComponents: { JsonSchemaForm: WithName } };
};

/** The responses of a call. Swagger UI's own table is a landmark without a name, with a column of links we don't use. */
const responseTable = ({ React: { createElement: h } }) => {
  const column = (name) => h('th', { scope: 'col' }, name);

  const responses = (props) => {
    const { responses: all, tryItOutResponse, producesValue, getComponent, path, method, specPath } = props;
    const { oas3Actions, oas3Selectors } = props;
    const success = all.find((each, code) => code.startsWith('2') && each.has('content'));
    const setType = ({ controlsAcceptHeader, value }) =>
      controlsAcceptHeader && oas3Actions.setResponseContentType({ value, path, method });
    const row = ([code, response]) =>
      h(getComponent('response'), {
        ...props,
        key: code,
        code,
        response,
        specPath: specPath.push(code),
        contentType: producesValue,
        controlsAcceptHeader: response === success,
        onContentTypeChange: setType,
        activeExamplesKey: oas3Selectors.activeExamplesMember(path, method, 'responses', code),
      });
    const live = tryItOutResponse && h(getComponent('liveResponse'), { ...props, response: tryItOutResponse });
    return h(
      'div',
      { className: 'responses-wrapper' },
      h('div', { 'aria-live': 'polite' }, live),
      h('h4', null, 'Responses'),
      h(
        'table',
        { className: 'responses-table' },
        h('thead', null, h('tr', null, column('Code'), column('Description'))),
        h('tbody', null, all.entrySeq().map(row).toArray()),
      ),
    );
  };

  return { components: { responses } };
};

/** The list of schemas, with a heading of the same level as the tags. */
const schemas = ({ React }) => {
  const h = React.createElement;
  const WithHeading = (Original) => (props) => {
    const section = Original(props);
    const [head, list] = section?.props.children ?? [];
    return section && React.cloneElement(section, {}, h('h2', null, head.props.children), list);
  };

  // The button says whether it is open, and has a name even if its schema has none.
  const JSONSchema202012Accordion = ({ expanded, onChange, children }) => {
    const { schema, title } = children.props;
    const isNameless = schema !== undefined && !title && !schema.title && !schema.$id && !schema.$anchor;
    return h(
      'button',
      {
        type: 'button',
        className: 'json-schema-2020-12-accordion',
        'aria-expanded': expanded,
        onClick: (event) => onChange(event, !expanded),
      },
      isNameless ? 'schema' : children,
    );
  };

  return { components: { JSONSchema202012Accordion }, wrapComponents: { OAS31Models: WithHeading } };
};

SwaggerUIBundle({
  url: '/api/openapi.yaml',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  syntaxHighlight: false,
  plugins: [layout, tags, calls, authorization, fields, responseTable, schemas],
  layout: 'Layout',
});
