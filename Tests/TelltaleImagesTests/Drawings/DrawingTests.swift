import Testing

@testable import TelltaleImages

@Suite struct DrawingTests {
  private static let begin = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">"#

  /// What is wrong with a drawing of these elements.
  private func refusal(of inside: String) -> String {
    refusal(file: "\(Self.begin)\(inside)</svg>")
  }

  private func refusal(file: String) -> String {
    do throws(PictureError) {
      _ = try Drawing(Array(file.utf8))
      return "none"
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      "text", "image", "marker", "script", "foreignObject", "switch", "animate", "feTile",
      "feImage",
      "feTurbulence", "feConvolveMatrix", "feMorphology", "feDropShadow", "cursor", "font", "view",
    ])
  func `an element that is not on the list is refused by name and place`(name: String) {
    let message = refusal(of: "<g>\n <\(name)/></g>")
    #expect(message.hasPrefix("line 2, column 3: <\(name)> is not drawn; "), "\(message)")
  }

  @Test(
    arguments: [
      #"<s:image xmlns:s="http://www.w3.org/2000/svg" href="DATA:image/png;base64,AA"/>"#,
      #"<image href="dat&#97;:image/png;base64,AA"/>"#, "<g><![CDATA[]]><image/></g>",
    ])
  func `a picture inside of a drawing is found however it is written`(inside: String) {
    #expect(refusal(of: inside).contains("<image> is not drawn"))
  }

  @Test(
    arguments: [
      #"<rect onclick="a()"/>"#, #"<rect externalResourcesRequired="true"/>"#,
      #"<rect fill="url(http://a/b#c)"/>"#, #"<rect style="fill:url(data:,a)"/>"#,
      #"<rect style="fill:\75 rl(#a)"/>"#, #"<rect filter="blur(9000px)"/>"#,
      #"<rect style="behavior:a"/>"#, #"<rect style="filter:drop-shadow(1px 1px 1px)"/>"#,
      #"<use href="a.svg#b"/>"#, #"<a href="http://a.example/"><rect/></a>"#,
      "<style>@import url(a.css);</style>", "<style>rect:nth-child(2){fill:red}</style>",
      "<style>rect{fill:image-set(a)}</style>", "<style>rect{fill:red</style>",
    ])
  func `what leads out of the drawing, or is not known to be harmless, is refused`(inside: String) {
    #expect(refusal(of: inside).hasPrefix("line 1, column "), "\(refusal(of: inside))")
  }

  @Test(
    arguments: [
      "<svg", "<svg>", "<a/>", "<svg xmlns='http://www.w3.org/2000/svg'/><g/>", "",
      "<svg xmlns='http://www.w3.org/2000/svg'></g></svg>", "<s:svg/>",
      "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns='http://www.w3.org/2000/svg'/>",
      "<svg xmlns='http://www.w3.org/2000/svg'>&a;</svg>",
      "<svg xmlns='http://www.w3.org/2000/svg' id='a' id='b'/>",
      "<svg xmlns='http://www.w3.org/2000/svg'>&#0;</svg>",
      "<?xml version='1.0' encoding='UTF-16'?><svg xmlns='http://www.w3.org/2000/svg'/>",
      "<svg xmlns='http://www.w3.org/2000/svg'><!-- <g/></svg>",
    ])
  func `what is no drawing in XML is refused`(file: String) {
    #expect(refusal(file: file) != "none")
  }

  @Test func `a circle of references is refused where it is closed`() {
    let circle = ##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>"##
    #expect(refusal(of: circle).contains("end the circle"))
    #expect(refusal(of: ##"<g id="a"><use href="#a"/></g>"##).contains("end the circle"))
    #expect(refusal(of: ##"<pattern id="a"><rect fill="url(#a)"/></pattern>"##) != "none")
  }

  @Test(arguments: [".x", "rect", "#r", "pattern > rect.x", "g, rect.x.y"])
  func `what styles refer to counts for the elements that they are for`(selector: String) {
    let style = "<style>\(selector){fill:url(#a)}</style>"
    let pattern = ##"<pattern id="a"><rect id="r" class="y x"/></pattern>"##
    #expect(refusal(of: pattern + style).contains("end the circle"))
    let other = ##"<pattern id="a"><circle class="y"/></pattern><rect id="r" class="x y"/>"##
    #expect(refusal(of: other + style) == "none")
  }

  private static let gradient =
    ##"<linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1"/></linearGradient>"##

  @Test(
    arguments: [
      ##"<style>*{fill:url(#g)}</style>\##(gradient)<rect/>"##,
      ##"<style>svg{stroke:url(#g)} stop{fill:url(#g)}</style>\##(gradient)<g><rect/></g>"##,
      ##"<style>*{filter:url(#f)}</style><filter id="f"><feOffset dx="1"/></filter><rect/>"##,
      ##"<style>*{fill:url(#p)}</style><pattern id="p"><rect style="fill:red"/></pattern><rect/>"##,
      ##"<style>*{fill:url(#p)} .in{fill:#fff}</style><pattern id="p"><rect class="in"/></pattern>"##,
      ##"<style>.in{fill:none} *{fill:url(#p)}</style><pattern id="p"><rect class="in"/></pattern>"##,
      ##"<style>rect{fill:red!important}</style><pattern id="p"><rect style="fill:url(#p)"/></pattern>"##,
      ##"<style>rect{fill:red}</style><pattern id="p"><rect fill="url(#p)"/></pattern>"##,
      ##"<pattern id="p" fill="url(#p)"><rect fill="red"/></pattern><rect fill="url(#p)"/>"##,
    ])
  func `what closes no circle is drawn`(inside: String) {
    #expect(refusal(of: inside) == "none")
  }

  @Test(
    arguments: [
      "<style>*{fill:url(#p)}</style><pattern id='p'><rect/></pattern>",
      "<style>*{fill:url(#p)} g .in{fill:red}</style><pattern id='p'><rect class='in'/></pattern>",
      "<style>rect{fill:url(#p)!important}</style><pattern id='p'><rect style='fill:red'/></pattern>",
      "<style>rect.in{fill:url(#p)} .in{fill:red}</style><pattern id='p'><rect class='in'/></pattern>",
      "<style>rect{fill:url(#p)} rect{fill:nocolour}</style><pattern id='p'><rect/></pattern>",
      "<g fill='url(#p)'><pattern id='p'><rect/></pattern></g>",
      "<g fill='url(#p)'><pattern id='p' fill='red'><rect fill='inherit' style='fill:url(#p)'/></pattern></g>",
      "<pattern id='p' fill='url(#p)'><g><use href='#r'/></g></pattern><rect id='r'/>",
      "<style>*{clip-path:url(#c)}</style><clipPath id='c'><rect/></clipPath>",
      "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/><rect fill='url(#a)'/>",
    ])
  func `what closes a circle is refused, whoever lets it`(inside: String) {
    #expect(refusal(of: inside).contains("end the circle"))
  }

  @Test func `what shapes have from their group counts for each of them, but for gradients`() {
    func group(_ fill: String) -> String {
      "<g fill='url(#\(fill))'>\(String(repeating: "<rect/>", count: 7_000))</g>"
    }
    let pattern = "<pattern id='p'><rect/></pattern>"
    #expect(refusal(of: pattern + group("p")).contains("draws more than"))
    #expect(refusal(of: Self.gradient + group("g")) == "none")
  }

  @Test func `a tower of references is as high where styles build it`() {
    let rules = (0..<40).map { ".c\($0){fill:url(#p\($0 + 1))}" }.joined()
    let patterns = (0...40).map { number in
      #"<pattern id="p\#(number)"><rect class="c\#(number)"/><rect class="c\#(number)"/></pattern>"#
    }
    let tower = "<style>\(rules)</style>" + patterns.joined() + #"<rect class="c0"/>"#
    #expect(refusal(of: tower).contains("draws more than"))
  }

  @Test func `what refers to itself manifold is refused before it is drawn`() {
    let levels = (1..<20).map { level in
      ##"<g id="l\##(level)"><use href="#l\##(level - 1)"/><use href="#l\##(level - 1)"/></g>"##
    }
    let message = refusal(of: #"<g id="l0"/>"# + levels.joined())
    #expect(message.contains("more than 20000 elements"), "\(message)")
    #expect(refusal(of: #"<g id="l0"/>"# + levels.prefix(9).joined()) == "none")
  }

  @Test func `elements and depth are limited`() {
    let deep = String(repeating: "<g>", count: 64) + String(repeating: "</g>", count: 64)
    #expect(refusal(of: deep).contains("more than 64 elements inside each other"))
    #expect(refusal(of: String(deep.dropFirst(3).dropLast(4))) == "none")
    #expect(refusal(of: String(repeating: "<g/>", count: 20_000)).contains("more than 20000"))
    #expect(refusal(of: String(repeating: "<g/>", count: 19_999)) == "none")
  }

  @Test func `what drawing programs write for themselves is left out`() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <!-- made by hand -->
      <s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:i="urn:inkscape" i:version="1" width="4">
        <title>T</title><s:metadata><i:rdf/></s:metadata><i:view zoom="2"/>
        <s:style>.a { fill : red /* as asked */; -inkscape-font: x }</s:style>
        <s:path class="a" d="M0,0&#x20;L1,1" style="fill:#fff; font-family: Inter" data-name="n"/>
      </s:svg>
      """
    let text = try Drawing(Array(file.utf8)).text
    for word in ["inkscape", "title", "metadata", "font-family", "data-name", "DOCTYPE"] {
      #expect(!text.contains(word), "\(word) in \(text)")
    }
    #expect(text.contains(#"<path class="a" d="M0,0 L1,1" style="fill:#fff">"#), "\(text)")
    #expect(text.contains("<style>.a {fill: red  }</style>"), "\(text)")
  }

  @Test func `every drawing of this repository is on the list`() throws {
    for file in try Samples.drawings() {
      #expect(throws: Never.self, "\(file.name)") { _ = try Drawing(file.bytes) }
    }
  }
}
