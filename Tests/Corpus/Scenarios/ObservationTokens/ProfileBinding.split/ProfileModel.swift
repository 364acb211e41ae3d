import Foundation

final class ProfileModel {
  let name = Field("Ann")
  let age = Field(30)
}
